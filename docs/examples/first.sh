#!/bin/sh
# A bot in plain sh that plays the first legal action. Legal actions arrive as {"action":17,"verb":...}, in ascending order.
while IFS= read -r line; do
  case $line in
    '{"type":"hello"'*) echo '{"type":"ready","name":"first"}' ;;
    '{"type":"go"'*)
      rest=${line#*'"legal":[{"action":'}
      echo "{\"type\":\"move\",\"action\":${rest%%[!0-9]*}}" ;;
    '{"type":"quit"'*) exit 0 ;;
  esac
done
