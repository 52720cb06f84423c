import * as z from 'zod/mini'
import { documentNames } from '#model/document-kinds/names.ts'

/**
 * A brand as one .zip:
 * ```
 *   manifest.json           what is inside, with a checksum of every other entry
 *   documents/<name>.json   the answers as plain values, for people and other programs
 *   documents/<name>.yjs    the document itself with its history: what an import reads
 *   documents/<kind>/<id>.… the same of documents of which a brand has many
 *   files/<checksum>        pictures and other files, by their content
 *   book.pdf                the brand book, where one was made
 * ```
 */
export const archiveVersion = 1

export const archiveLimits = {
  /** Bytes of the .zip, and of all entries unpacked. */
  packed: 300 * 1024 * 1024,
  unpacked: 600 * 1024 * 1024,
  entries: 2_000,
} as const

/** Validated strictly, because an archive can be edited: links lead to the photo service only. */
export const creditSchema = z.object({
  service: z.literal('UNSPLASH'),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  url: z.string().check(z.maxLength(500), z.regex(/^https:\/\/unsplash\.com\/\S*$/)),
})

const checksum = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const manifestSchema = z.object({
  format: z.literal('saegim-brand'),
  version: z.int().check(z.minimum(1)),
  brand: z.object({ name: z.string().check(z.maxLength(200)) }),
  /** Whose export it is; null for a brand without an account. */
  account: z.nullable(z.int()),
  exportedAt: z.string().check(z.maxLength(40)),
  language: z.string().check(z.maxLength(10)),
  documents: z.array(z.object({ name: z.enum(documentNames), json: checksum, yjs: checksum })),
  /** Those of which a brand has many. An earlier build does not read them, one of a kind that this build lacks is left out. */
  ofMany: z.optional(z.array(z.object({ name: z.string(), json: checksum, yjs: checksum }))),
  files: z.array(
    z.object({
      checksum,
      name: z.string().check(z.maxLength(255)),
      type: z.string().check(z.maxLength(100)),
      /** Credit of a picture from a photo service, where the exporting device had it. */
      credit: z.optional(creditSchema),
      /** The references in the documents that mean this file. */
      references: z.array(
        z.union([z.object({ idFile: z.int() }), z.object({ idBlob: z.string().check(z.maxLength(64)) })]),
      ),
    }),
  ),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Why an archive cannot be read. */
export type ArchiveFault = 'notAnArchive' | 'damaged' | 'newer' | 'tooLarge'

export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem'
  readonly fault: ArchiveFault
  constructor(fault: ArchiveFault, cause?: unknown) {
    super(`the archive cannot be read: ${fault}`, { cause })
    this.fault = fault
  }
}
