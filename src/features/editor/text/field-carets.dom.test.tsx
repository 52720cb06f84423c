import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RemoteCaret } from '#engine/documents/text/remote-carets.ts'
import type { Page } from '#scene/body/body.ts'
import { drawPage } from '#scene/draw-page.ts'
import { plainFonts } from '#scene/text/plain-fonts.fixture.ts'
import { textLayer } from '../editor.fixture.tsx'
import { FieldCarets } from './FieldCarets.tsx'
import { itemsOf } from './written-lines.ts'

vi.mock('#kits/design/scene/shared-fonts.ts', () => ({ pageFonts: () => ({ book: plainFonts }) }))

const letters = '가을\n찻상'
const layer = textLayer('title', { text: letters, h: 60 })
const page: Page = { id: 'p', background: '#FFFFFF', layers: [layer] }
const dress = { colours: {}, fonts: {}, logos: [], photos: [], words: {}, clearSpace: 0 }
const { items } = drawPage(page, { unit: 'px', width: 300, height: 400 }, dress, plainFonts)

function show(carets: readonly RemoteCaret[], now = letters) {
  const set = itemsOf(items, layer.id)
  const { container } = render(
    <FieldCarets carets={carets} layer={layer} letters={now} items={set} scale={2} />,
  )
  const all = (name: string) => [...container.querySelectorAll<HTMLElement>(`[class*=_${name}_]`)]
  return { container, all }
}
const jiu = { id: '21', person: { id: 8, name: '이지우' }, anchor: 1, head: 5 }

test('over the field that is written in, carets and what is selected are where the letters are, at the size of the screen', () => {
  const { all } = show([jiu])
  const [caret] = all('caret')
  expect([caret?.style.insetInlineStart, caret?.style.insetBlockStart]).toEqual(['80px', '68.4px'])
  expect(all('selected').map(({ style }) => style.inlineSize)).toEqual(['40px', '80px'])
  expect(all('name').map((name) => name.textContent)).toEqual(['이지우'])
  expect(all('carets')[0]?.getAttribute('aria-hidden')).toBe('true')
})

test('there is nothing over the field without others, and while it is not set as it is written', () => {
  expect(show([]).container.childElementCount).toBe(0)
  expect(show([jiu], '가을 찻상이').container.childElementCount).toBe(0)
})
