import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
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

test('who only reads the brand opens and downloads designs and templates, and nothing else', async () => {
  const readOnly = { mayManage: false, mayWrite: false, canUse: false }
  await show(readOnly)
  expect(shown).toEqual(['open', 'download'])
  await show({ ...readOnly, createdType: 'BRAND' })
  expect(shown).toEqual(['open', 'download'])
  await show({ mayManage: false, mayWrite: false, createdType: 'BRAND' })
  expect(shown).toEqual(['open', 'use', 'download'])
})

interface Shown {
  readonly mayManage: boolean
  readonly mayWrite?: boolean
  readonly createdType?: DesignType
  readonly canUse?: boolean
}

async function show({ mayManage, mayWrite = true, createdType = 'USER', canUse = true }: Shown) {
  const one = listedDesign('one', { title: '메뉴', mayManage, mayWrite })
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <Entries design={one} createdType={createdType} canUse={canUse} />
      </I18nProvider>,
      { container: host },
    ),
  )
}

interface Props {
  readonly design: ListedDesign
  readonly createdType: DesignType
  readonly canUse: boolean
}

function Entries({ design, createdType, canUse }: Props) {
  const may = {
    createdType,
    isLocalBrand: false,
    canWrite: canUse && createdType === 'USER',
    canTemplate: false,
    canUse,
  }
  const entriesOf = useDesignEntries(may)
  shown = entriesOf(toItems({ folders: [], designs: [design] }, new Map(), '')).map(({ id }) => id)
  return null
}
