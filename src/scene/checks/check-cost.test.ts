import { expect, test, vi } from 'vitest'
import type { Body, Layer } from '../body/body.ts'
import { drawPage } from '../draw-page.ts'
import { plainDress, rectLayer } from '../page.fixture.ts'
import { plainFonts } from '../text/plain-fonts.fixture.ts'
import { checkPrint } from './check-print.ts'
import { beyondInk } from './ink-reach.ts'

vi.mock('./ink-reach.ts', async (original) => {
  const { beyondInk: reach } = await original<typeof import('./ink-reach.ts')>()
  return { beyondInk: vi.fn(reach) }
})

test('each colour is compared with ink once, however many layers have it', () => {
  const layers = Array.from({ length: 300 }, (_, at): Layer => ({ ...rectLayer('#00FF00'), id: `r${at}` }))
  const page = (id: string) => ({ id, background: '#FFFFFF', layers }) as const
  const pages = [page('p'), page('q')]
  const card: Body = { v: 1, name: '', form: 'card', unit: 'mm', width: 90, height: 50, tags: [], pages }
  const drawings = pages.map((one) => drawPage(one, card, plainDress, plainFonts))
  const facts = { bleedOfForm: 0, dress: plainDress, isVector: () => false, missing: [] }
  const vivid = checkPrint(card, drawings, facts).filter(({ fault }) => fault === 'vivid')
  expect(vivid).toHaveLength(600)
  expect(vi.mocked(beyondInk)).toHaveBeenCalledTimes(2)
})
