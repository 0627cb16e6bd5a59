# Everything here also works without make: see ./play, ./test and tools/.
.PHONY: play test client check bench compile lock clean
BIN = .venv/bin
LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
COMPILE = $(LOCK) --extra server --extra arena pyproject.toml

play:
	@./play

test:
	@./test

client: ## the browser client, when a source has changed
	$(BIN)/python tools/build_client.py

check: ## what pre-commit and review expect, without setting anything up
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/python -m pytest

bench:
	$(BIN)/hadal bench

compile: ## the rules, when a source has changed
	$(BIN)/python tools/compile_rules.py

lock:
	$(COMPILE) --extra rl --extra openspiel --group dev -o requirements/dev.lock
	$(COMPILE) --group build -c requirements/dev.lock -o requirements/run.lock
	$(LOCK) --group client -c requirements/dev.lock -o requirements/client.lock
	cd web && rm -rf node_modules package-lock.json && $(CURDIR)/$(BIN)/npm install --package-lock-only && $(CURDIR)/$(BIN)/npm ci

clean:
	git clean -fdX
