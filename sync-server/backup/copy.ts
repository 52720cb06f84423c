import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

/*
 * PostgreSQL's COPY. The text format is the same in all releases, so that a backup can be restored into another one.
 */

const lineEnd = 0x0a

/**
 * Gives the rows of `copy … to stdout` to `take`, in chunks that need not end with a row; the connection is not read while it is
 * busy. Returns how many rows there were.
 */
export async function copyOut(
  client: pg.ClientBase,
  statement: string,
  take: (chunk: Buffer) => Promise<void>,
): Promise<number> {
  let rows = 0
  let failure: { readonly cause: unknown } | null = null
  for await (const chunk of client.query(to(statement)) as AsyncIterable<Buffer>) {
    // After a failure the rest is read all the same: no other statement, such as a rollback, is answered before.
    if (failure) continue
    // A line end within a value is written as `\n`.
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) rows += 1
    await take(chunk).catch((cause: unknown) => {
      failure = { cause }
    })
  }
  if (failure) throw (failure as { readonly cause: unknown }).cause
  return rows
}

/** Sends `chunks` to `copy … from stdin`. Returns how many rows it stored. */
export async function copyIn(
  client: pg.ClientBase,
  statement: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  const rows = client.query(from(statement))
  await pipeline(chunks, rows)
  return rows.rowCount
}
