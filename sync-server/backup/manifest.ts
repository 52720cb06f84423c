import { z } from 'zod'
import { readStored, type Storage } from '../gateways/storage/storage.ts'

/** A stored piece: gzip, some megabytes before it, with the SHA-256 of the stored bytes. */
const part = z.object({ key: z.string(), size: z.number(), sha256: z.string() })
export type Part = z.infer<typeof part>

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  postgres: z.number(),
  /** Names of the migrations that the database had. */
  migrations: z.array(z.string()),
  /** In an order in which rows refer to earlier ones only. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), parts: z.array(part) }),
  ),
  /** Numbers are never given twice, also those of rows that are gone: devices and the file store know them. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), next: z.string() })),
  /** A line of JSON for each file, in parts. */
  files: z.object({ count: z.number(), bytes: z.number(), parts: z.array(part) }),
})
export type Manifest = z.infer<typeof manifest>

export const fileLine = z.object({ key: z.string(), size: z.number(), sha256: z.string() })
export type FileLine = z.infer<typeof fileLine>

/** Written last: a backup without it was not finished. */
const manifestKey = 'backup.json'

export async function writeManifest(place: Storage, written: Manifest): Promise<void> {
  await place.put(manifestKey, Buffer.from(JSON.stringify(written, null, 1)), { type: 'application/json' })
}

/** null: there is none. */
export async function readManifest(place: Storage): Promise<Manifest | null> {
  const bytes = await readStored(place, manifestKey)
  return bytes && manifest.parse(JSON.parse(String(bytes)))
}
