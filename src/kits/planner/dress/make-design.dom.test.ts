import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { renameDesign } from '#kits/design/changes/design-actions.ts'
import { readLocalDesigns } from '#kits/design/document/local-designs.ts'
import { templateOf } from '#kits/design/templates/template.fixture.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body } from '#scene/body/body.ts'
import { designIdsOfEntries } from './made-designs.ts'
import { discardMade, makeDesignOf } from './make-design.ts'

test('designs that are as they were made are thrown away with their drafts, and a changed one stays', async () => {
  const brand = `local-${freshKey()}` as const
  const template = templateOf(3)
  const make = (key: string, title: string) =>
    makeDesignOf(brand, key, { template, body: template.body as Body, title })
  const [changed] = [await make('a', '동지 단팥빵'), await make('b', '')]
  const other = await make('c', '팥죽')
  const titles = async () => (await readLocalDesigns(brand)).map(({ title }) => title).sort()
  expect(await titles()).toEqual(['동지 단팥빵', '템플릿 3', '팥죽'])
  await renameDesign(brand, `design/${changed}`, '동지 단팥빵 예약')
  expect(designIdsOfEntries(['c'])).toEqual([other])
  await discardMade(brand, designIdsOfEntries(['a', 'b', 'unknown']))
  expect(await titles()).toEqual(['동지 단팥빵 예약', '팥죽'])
  expect(designIdsOfEntries(['a', 'b', 'c'])).toEqual([changed, other])
})
