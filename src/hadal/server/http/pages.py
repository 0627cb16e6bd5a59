"""The pages of the client: its files, and the same page for every path that is a screen of the client."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

MEDIA_TYPES = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml", "woff2": "font/woff2"}
ASSET = re.compile(r"[\w.-]+\.(js|css|svg|woff2)")
NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Hadal</title>
<p>The browser client is not built. Install Node.js and run <code>python tools/build_client.py</code>.</p>
<p>The API works without it: <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p>
</html>
"""


API_PATHS = ("/api", "/assets", "/ws", "/metrics")


def client_page(folder: Path, status: int = 200) -> Response[bytes]:
    """The page of the client, which reads the address. It is a kilobyte, read each time: it may have been rebuilt."""
    index = folder / "index.html"
    page = index.read_bytes() if index.is_file() else NOT_BUILT
    return Response(page, status_code=status, media_type="text/html")  # Litestar adds the charset


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody has opened this address in a browser, and not a program that uses the API."""
    path = request.scope["path"]
    is_api = any(path == start or path.startswith(f"{start}/") for start in API_PATHS)
    return request.method in ("GET", "HEAD") and not is_api and "text/html" in request.headers.get("accept", "")


def client_pages(folder: Path) -> list[Any]:
    """The routes of the client in a folder; without a built client every screen shows how to build it."""
    built = (folder / "index.html").is_file()

    def client() -> Response[bytes]:
        return client_page(folder)

    @get(["/t/{id:str}", "/r/{id:str}"], include_in_schema=False, sync_to_thread=False)
    def table_page(id: FromPath[str]) -> Response[bytes]:
        """A table or a replay; the client reads the path."""
        return client()

    @get(
        ["/new", "/replay", "/settings", "/account", "/about", "/rules"], include_in_schema=False, sync_to_thread=False
    )
    def screen_page() -> Response[bytes]:
        """The other screens."""
        return client()

    @get("/rules/{game:str}", include_in_schema=False, sync_to_thread=False)
    def rules_page(game: FromPath[str]) -> Response[bytes]:
        """How to play a game."""
        return client()

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> File:
        """A script, style sheet, picture or typeface; its name changes with its content."""
        return asset_file(folder / "assets", name, "gzip" in request.headers.get("accept-encoding", ""))

    @get("/", include_in_schema=False, sync_to_thread=False)
    def home_page() -> Response[bytes]:
        """The first screen, where there are no files to serve."""
        return client()

    pages: list[Any] = [table_page, screen_page, rules_page, asset]
    if not built:
        return [*pages, home_page]
    return [*pages, create_static_files_router("/", [folder], html_mode=True, include_in_schema=False)]


def asset_file(folder: Path, name: str, compressed: bool) -> File:
    """A file of the client, in its compressed form if the browser accepts that."""
    path = folder / name
    if not ASSET.fullmatch(name) or not path.is_file():
        raise NotFoundException()
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    small = folder / f"{name}.gz"
    if compressed and small.is_file():
        path, headers = small, headers | {"content-encoding": "gzip"}
    return File(
        path, media_type=MEDIA_TYPES[name.rpartition(".")[2]], headers=headers, content_disposition_type="inline"
    )
