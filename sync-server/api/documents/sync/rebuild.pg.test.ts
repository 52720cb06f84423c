import { expect, onTestFinished, test } from 'vitest'
import * as Y from 'yjs'
import { rebuildDocument } from '#contract/sync.ts'
import { openTestApi } from '#server/api/test-api.ts'
import { createLog } from '#server/logging.ts'
import { openPostgresLog } from '#server/relay/log/postgres-log.ts'

test('a rebuild is answered STORAGE_EXCEEDED where past states of the brand fill what its plan allows', async () => {
  const api = await openTestApi()
  onTestFinished(() => api.close())
  const { token, id, idBrand } = await api.owner()
  const log = openPostgresLog(api.database.relayPool, createLog('silent'))
  onTestFinished(() => log.close())
  const doc = new Y.Doc()
  doc.getText('core.background').insert(0, '글')
  await log.append({ idBrand, document: 'planner' }, [{ data: Y.encodeStateAsUpdate(doc), idAccount: id }])
  await api.database.pool.query(
    `insert into doc_past (brand_id, document, rebuilds, state, vector, created_at)
     select $1, 'guide', number, convert_to(repeat('a', 1048577), 'UTF8'), '\\x00', now() - interval '2 years'
     from generate_series(1, 100) as number`,
    [idBrand],
  )
  const rebuild = () => api.send(rebuildDocument, { token, idBrand, body: { document: 'planner' } })
  expect(await rebuild()).toMatchObject({ status: 409, body: { code: 'STORAGE_EXCEEDED' } })
  await api.database.pool.query('delete from doc_past where brand_id = $1 and rebuilds = 1', [idBrand])
  expect(await rebuild()).toMatchObject({ status: 200, body: { outcome: 'REBUILT' } })
})
