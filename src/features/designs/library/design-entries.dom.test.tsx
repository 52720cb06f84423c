import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import { listedDesign } from '../cards/listed-design.fixture.ts'
import { toItems } from './design-item.ts'
import { useDesignEntries } from './useDesignEntries.tsx'

let host: HTMLElement
let shown: readonly string[]

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  host = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('a design that the member writes and another one manages is renamed and moved, but not thrown away', async () => {
  await show({ mayManage: true })
  expect(shown).toEqual(['open', 'edit', 'rename', 'copy', 'download', 'move', 'trash'])
  await show({ mayManage: false })
  expect(shown).toEqual(['open', 'edit', 'rename', 'copy', 'download', 'move'])
})

async function show({ mayManage }: Pick<ListedDesign, 'mayManage'>) {
  const one = listedDesign('one', { title: '메뉴', mayManage })
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <Entries design={one} />
      </I18nProvider>,
      { container: host },
    ),
  )
}

function Entries({ design }: { readonly design: ListedDesign }) {
  const may = { createdType: 'USER', isLocalBrand: false, canWrite: true, canTemplate: false } as const
  const entriesOf = useDesignEntries(may)
  shown = entriesOf(toItems({ folders: [], designs: [design] }, new Map(), '')).map(({ id }) => id)
  return null
}
