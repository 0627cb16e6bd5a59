#!/bin/sh
# A bot in plain sh: always the first legal action. The legal actions come as {"action":17,"verb":...}, ascending.
while IFS= read -r line; do
  case $line in
    '{"type":"hello"'*) echo '{"type":"ready","name":"first"}' ;;
    '{"type":"go"'*)
      rest=${line#*'"legal":[{"action":'}
      echo "{\"type\":\"move\",\"action\":${rest%%[!0-9]*}}" ;;
    '{"type":"quit"'*) exit 0 ;;
  esac
done
