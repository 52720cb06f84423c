import type { ColumnType, GeneratedAlways } from 'kysely'

export type Id = GeneratedAlways<number>
export type CreatedAt = ColumnType<Date, Date | string | undefined, never>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
export type OptionalTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
export type OptionalText = ColumnType<string | null, string | null | undefined, string | null>
export type OptionalBytes = ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
export type OptionalNumber = ColumnType<number | null, number | null | undefined, number | null>
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>
export type Json<T> = ColumnType<T, string, string>
