"""JSON bodies of requests are decoded strictly: Litestar itself would accept "3" for a number."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar.dto import AbstractDTO
from litestar.plugins import SerializationPlugin
from litestar.typing import FieldDefinition

from hadal.server.errors import RequestError

T = TypeVar("T")


class StrictBodies(SerializationPlugin):
    """Finds the decoder for the body that a handler declares."""

    def supports_type(self, field_definition: FieldDefinition) -> bool:
        """Whether the body is a struct; every JSON body is."""
        return field_definition.is_subclass_of(msgspec.Struct)

    def create_dto_for_type(self, field_definition: FieldDefinition) -> type[AbstractDTO[Any]]:
        """The decoder for a struct."""
        return StrictJson.__class_getitem__(field_definition.annotation)


class StrictJson(AbstractDTO[T]):
    """Decodes a body as a struct."""

    def decode_bytes(self, value: bytes) -> Any:
        """The body as the struct that the handler declares."""
        try:
            return msgspec.json.decode(value, type=self.model_type)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RequestError(400, "not-understood", why=str(error)) from None

    @classmethod
    def create_for_field_definition(cls, *args: Any, **kwargs: Any) -> None:
        """The struct is its own transfer model."""

    @classmethod
    def create_openapi_schema(cls, field_definition: Any, handler_id: str, schema_creator: Any) -> Any:
        """The schema of the struct."""
        return schema_creator.for_field_definition(field_definition)

    @classmethod
    def generate_field_definitions(cls, model_type: type[Any]) -> Any:
        """Not used: the struct is its own transfer model."""
        raise NotImplementedError

    @classmethod
    def detect_nested_field(cls, field_definition: Any) -> bool:
        """Not used: the struct is its own transfer model."""
        raise NotImplementedError
