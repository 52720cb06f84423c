import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReportedPicture } from './DeskPicture.tsx'

const here = vi.hoisted(() => ({ answer: {} as object, sent: [] as unknown[] }))
vi.mock('./desk-rest.ts', () => ({
  deskRest: async (_call: object, input: object) => {
    here.sent.push(input)
    return here.answer
  },
}))
vi.mock('#engine/words/useFailureWords.ts', () => ({
  useFailureWords: () => (failure: { code: string }) => failure.code,
}))
const { PictureActions } = await import('./PictureActions.tsx')

const picture = { idPicture: 7, brandName: '온기', count: 2 } as ReportedPicture
const onChanged = vi.fn()
const onStale = vi.fn()

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  here.sent = []
  here.answer = { ok: true, answer: picture }
  render(
    <I18nProvider i18n={i18n}>
      <PictureActions picture={picture} onChanged={onChanged} onStale={onStale} />
    </I18nProvider>,
  )
})

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const press = (name: string, at = 0) =>
  act(async () => {
    const found = screen.getAllByRole('button', { name })
    fireEvent.click(found[at] as HTMLElement)
  })
const write = (text: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText('결정한 이유'), { target: { value: text } }))

test('nothing is decided without a reason', async () => {
  await press('그대로 두기')
  expect(here.sent).toEqual([])
})

test('pictures are kept by a press, with the reports that were seen', async () => {
  await write(' 우리 규칙에 맞아요 ')
  await press('그대로 두기')
  const body = { decision: 'KEPT', note: '우리 규칙에 맞아요', count: 2 }
  expect(here.sent).toEqual([{ params: { idPicture: 7 }, body }])
  expect(onChanged).toHaveBeenCalledWith(picture)
})

test('they are moved to the trash once that is asked for again', async () => {
  await write('글자가 깨졌어요')
  await press('그림 내리기')
  expect(here.sent).toEqual([])
  await press('그림 내리기', 1)
  expect(here.sent).toMatchObject([{ body: { decision: 'REMOVED' } }])
})

test('a report that came meanwhile is read, and the reason stays', async () => {
  here.answer = { ok: false, status: 409, code: 'CONFLICT' }
  await write('글자가 깨졌어요')
  await press('그대로 두기')
  expect(onStale).toHaveBeenCalledOnce()
  expect(onChanged).not.toHaveBeenCalled()
  expect(screen.getByLabelText('결정한 이유')).toHaveProperty('value', '글자가 깨졌어요')
})
