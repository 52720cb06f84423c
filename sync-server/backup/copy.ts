import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import type pg from 'pg'

/*
 * PostgreSQL's COPY over a connection of pg, as pg hands it on to a query object of ours. The text format is the same in
 * all releases, so that a backup can be restored into another one.
 */

/** What we use of pg's connection. */
interface Connection {
  readonly stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** Bytes that are read before the consumer has taken them. */
const readAhead = 4 * 1024 * 1024

/** The rows of `copy … to stdout`, a buffer each. The connection is not read while the consumer is busy. */
export async function* copyOut(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer> {
  const rows: Buffer[] = []
  let waiting = 0
  let end: { readonly error: Error | null } | null = null
  let stream: Duplex | undefined
  let wake = () => {}
  submit(client, {
    submit(connection) {
      stream = connection.stream
      connection.query(statement)
    },
    handleCopyData({ chunk }) {
      // A view of pg's own buffer, which it uses again.
      rows.push(Buffer.from(chunk))
      waiting += chunk.length
      if (waiting > readAhead) stream?.pause()
      wake()
    },
    handleError(error) {
      end = { error }
      wake()
    },
    handleReadyForQuery() {
      end = { error: null }
      wake()
    },
  })
  for (;;) {
    const row = rows.shift()
    if (row) {
      waiting -= row.length
      yield row
    } else if (end !== null) {
      const { error } = end as { readonly error: Error | null }
      if (error) throw error
      return
    } else {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      stream?.resume()
      await woken
    }
  }
}

/** Sends `chunks` to `copy … from stdin`. Returns how many rows it stored. */
export function copyIn(
  client: pg.ClientBase,
  statement: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let isOver = false
    let reason: unknown = null
    const send = async (connection: Connection) => {
      try {
        for await (const chunk of chunks) {
          if (isOver) return
          connection.sendCopyFromChunk(chunk)
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
        }
        connection.endCopyFrom()
      } catch (cause) {
        reason = cause
        connection.sendCopyFail('the source failed')
      }
    }
    submit(client, {
      submit: (connection) => connection.query(statement),
      handleCopyInResponse: (connection) => void send(connection),
      handleCommandComplete({ text }) {
        rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
      },
      handleError(error) {
        isOver = true
        reject(reason ?? error)
      },
      handleReadyForQuery: () => resolve(rows),
    })
  })
}

interface Copy {
  submit(connection: Connection): void
  handleError(error: Error): void
  handleReadyForQuery(): void
  handleCopyData?(message: { readonly chunk: Buffer }): void
  handleCopyInResponse?(connection: Connection): void
  handleCommandComplete?(message: { readonly text: string }): void
}

function submit(client: pg.ClientBase, copy: Copy): void {
  client.query({ handleCommandComplete() {}, ...copy } as unknown as pg.Submittable)
}
