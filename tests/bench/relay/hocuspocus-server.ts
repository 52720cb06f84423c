import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Database } from '@hocuspocus/extension-database'
import { Server } from '@hocuspocus/server'
import { serve } from './benched-server.ts'

/** Hocuspocus as it comes, its database extension over a SQLite file in WAL mode that syncs each commit. */
const file = new DatabaseSync(join(process.env.DATA_DIR ?? '.', 'hocuspocus.sqlite'))
file.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table if not exists document (name text primary key, state blob not null)',
)
const select = file.prepare('select state from document where name = ?')
const upsert = file.prepare(
  'insert into document (name, state) values (?, ?) on conflict (name) do update set state = excluded.state',
)

const server = new Server({
  port: 0,
  address: '127.0.0.1',
  quiet: true,
  stopOnSignals: false,
  extensions: [
    new Database({
      fetch: async ({ documentName }) => (select.get(documentName)?.state as Uint8Array | undefined) ?? null,
      store: async ({ documentName, state }) => {
        upsert.run(documentName, state)
      },
    }),
  ],
})
await server.listen()
const count = Number(process.env.BENCH_DOCUMENTS)
serve({
  port: server.address.port,
  documents: Array.from({ length: count }, (_, number) => `${number}`),
  tokens: ['any-token'],
})
