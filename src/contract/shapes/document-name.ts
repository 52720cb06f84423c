import * as z from 'zod'
import { documentId, kindsOfMany, type SingleKind } from '#model/document-kinds/names.ts'

/** `design/<id>`: the name of a document of which a brand has many. In a path it is one part, with `%2F`. */
export const nameOfMany = z.templateLiteral([z.enum(kindsOfMany), '/', z.string().regex(documentId)])

/** One of these documents of every brand, or one of which it has many. */
export const documentNamed = <Name extends SingleKind>(names: readonly Name[]) =>
  z.union([z.enum(names), nameOfMany])
