"""Docstrings for compiled modules: mypyc leaves them out, so they are written into the C that it generates.

mypyc gives a function its names and defaults (`__text_signature__`), but neither docstring nor types. Here each
docstring in the C is completed from the source: a line with the types, then the text.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

TEXT = r'(?:NULL|"(?:[^"\\]|\\.)*")'
METHOD = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_| ]+, PyDoc_STR\()({TEXT})(\))")
CLASS = re.compile(rf"(\.tp_methods = (\w+)_methods,[^{{}}]*?\.tp_doc = PyDoc_STR\()({TEXT})(\))")
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)(NULL)(, NULL\})")
MODULE = re.compile(r'("([\w.]+)",\s*)(NULL)(, /\* docstring \*/)')


def definitions(module: str, source: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Return the names of the classes, methods and functions of a module, each with its documentation."""
    tree = ast.parse(source)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield (node.name,), function_doc(node, 0)
        elif isinstance(node, ast.ClassDef):
            yield (node.name,), ast.get_docstring(node) or ""
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    is_static = any(isinstance(d, ast.Name) and d.id == "staticmethod" for d in inner.decorator_list)
                    yield (node.name, inner.name), function_doc(inner, 0 if is_static else 1)
                    yield (f"{node.name}_get_{inner.name}",), ast.get_docstring(inner) or ""


def function_doc(node: ast.FunctionDef, bound: int) -> str:
    """Return the signature of a function with its types, and its docstring."""
    return f"{typed_signature(node, bound)}\n\n{ast.get_docstring(node) or ''}".rstrip()


def typed_signature(node: ast.FunctionDef, bound: int) -> str:
    """Return a signature as in the source, without the first `bound` parameters and without quotes around types."""
    given = node.args
    args = ast.arguments(
        given.posonlyargs, given.args[bound:], given.vararg, given.kwonlyargs, given.kw_defaults, given.kwarg,
        given.defaults,
    )  # fmt: skip
    returns = f" -> {unquoted(node.returns)}" if node.returns else ""
    for arg in [*args.posonlyargs, *args.args, *args.kwonlyargs]:
        if arg.annotation is not None:
            arg.annotation = ast.Name(unquoted(arg.annotation))
    return f"{node.name}({ast.unparse(args)}){returns}"


def unquoted(annotation: ast.expr) -> str:
    """Return an annotation as text, without quotes around names that are defined later."""
    text = ast.unparse(annotation)
    return re.sub(r"'([\w.\[\], |]+)'", r"\1", text)


def documentation(root: Path, modules: dict[str, Path]) -> dict[str, str]:
    """Return the documentation by the name of each definition in C, and of each module by its full name.

    mypyc shortens a module to the last parts of its name that are unique, so every ending is listed; one that fits
    several modules is left out.
    """
    endings = Counter(".".join(name.split(".")[k:]) for name in modules for k in range(len(name.split("."))))
    docs: dict[str, str] = {}
    for name, path in modules.items():
        source = (root / path).read_text(encoding="utf-8")
        docs[name] = ast.get_docstring(ast.parse(source)) or ""
        parts = name.split(".")
        unique = [parts[k:] for k in range(len(parts)) if endings[".".join(parts[k:])] == 1]
        for names, text in definitions(name, source):
            docs |= {"___".join([*ending, *names]): text for ending in unique}
    return docs


# For mypyc, one float parameter that may be left out makes all parameters of a constructor nameless; they are not.
NAMELESS = re.compile(r", /(?=\)\\n--)")


def c_text(text: str) -> str:
    """Return a text as a C string."""
    shown = "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in text.encode())
    return f'"{shown}"'


def completed(code: str, docs: dict[str, str]) -> tuple[str, int]:
    """Return C code with the documentation filled in, and how many docstrings were."""
    count = 0

    def fill(found: re.Match[str]) -> str:
        nonlocal count
        doc = docs.get(found[2], "")
        if not doc:
            return found[0]
        count += 1
        if found[3] == "NULL":
            return f"{found[1]}{c_text(doc)}{found[4]}"
        signature = NAMELESS.sub("", found[3]) if pattern is CLASS else found[3]
        return f"{found[1]}{signature} {c_text(doc)}{found[4]}"  # after the names and defaults, which C joins

    for pattern in (METHOD, CLASS, PROPERTY, MODULE):
        code = pattern.sub(fill, code)
    return code, count


def complete(folder: Path, root: Path, modules: dict[str, Path]) -> int:
    """Complete the docstrings in all C files of a folder; return how many."""
    docs = documentation(root, modules)
    total = 0
    for path in folder.rglob("*.c"):
        code, count = completed(path.read_text(encoding="utf-8"), docs)
        if count:
            path.write_text(code, encoding="utf-8")
        total += count
    return total
