import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planDialogs } from '#kits/commerce/plan-modal.ts'
import { templateOf } from '#kits/design/templates/template.fixture.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { type PictureScene, PictureSceneContext } from '#kits/planner/picture/picture-scene.ts'
import { SceneTemplatesContext } from '#kits/planner/picture/templates-context.ts'
import { useEntry } from '#kits/planner/usePlanner.ts'
import { planner } from '#model/documents/planner.ts'
import { Pictures } from '../pictures/Pictures.tsx'
import { entryKey, type ShownEntry, showEntry } from '../shown-entry.fixture.tsx'

const made = vi.hoisted(() => ({ designs: [] as unknown[], opened: [] as string[], needsPlan: false }))
const id = '12345678-0000-4000-8000-000000000000'
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))
vi.mock('#kits/commerce/useNeedsPlan.ts', () => ({ useNeedsPlan: () => made.needsPlan }))
vi.mock('#kits/design/document/useOpenEditor.ts', () => ({
  useOpenEditor: () => (one: string) => made.opened.push(one),
}))
vi.mock('#kits/planner/dress/make-design.ts', () => ({
  makeDesignOf: async (_brand: unknown, _key: string, design: unknown) => {
    made.designs.push(design)
    return id
  },
}))
vi.mock('#kits/planner/picture/EntryPicture.tsx', () => ({ EntryPicture: () => null }))
vi.mock('#kits/design/cards/CardPicture.tsx', () => ({
  CardPicture: ({ page }: { page: { layers: readonly { text?: string }[] } }) =>
    page.layers.map(({ text }) => text).join(' '),
}))
// Its menu is loaded by a press, and a popover.
vi.mock('#ui/overlays/MenuButton.tsx', () => ({
  MenuButton: ({ groups, onChoose }: Menu) =>
    groups
      .flatMap(({ entries: some }) => some)
      .map(({ id: entry, label }) => (
        <button key={entry} type="button" onClick={() => onChoose(entry)}>
          {label}
        </button>
      )),
}))
vi.mock('./DesignChecks.tsx', () => ({ default: () => null }))

interface Menu {
  groups: readonly { entries: readonly { id: string; label: string }[] }[]
  onChoose: (id: string) => void
}

const { entries } = planner.planner
const scene = { dress: { dress: { photos: [] } } } as unknown as PictureScene
let shown: ShownEntry

function posterOf(idTemplate: number, isPremium = false): Template {
  const { body, ...plain } = templateOf(idTemplate, { isPremium })
  const headline = {
    ...{ id: 't1', type: 'text', role: 'headline', text: '제목', x: 60, y: 60, w: 900, h: 300 },
    ...{ font: ['{font.korMain}'], size: 90, lineHeight: 1.2, spacing: 0, fill: '{color.ink}' },
    ...{ fit: 'shrink', min: 40, maxLines: 3 },
  }
  const pages = [{ id: 'p1', background: '{color.main}', layers: [headline] }]
  return { ...plain, body: { ...body, pages } } as unknown as Template
}

function Shown() {
  const entry = useEntry(entryKey)
  return entry && <Pictures entry={entry} channel={null} />
}

async function open(entry: Parameters<typeof entries.add>[1], templates: readonly Template[]): Promise<void> {
  shown = await showEntry(
    <PictureSceneContext value={scene}>
      <SceneTemplatesContext value={{ templates, ask: () => {} }}>
        <Shown />
      </SceneTemplatesContext>
    </PictureSceneContext>,
    { entry },
  )
}

beforeEach(() => {
  Object.assign(made, { designs: [], opened: [], needsPlan: false })
})
afterEach(async () => {
  planDialogs.close()
  await shown.close()
})
async function press(name: string | RegExp): Promise<void> {
  const pressed = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(pressed))
}

test('a template is chosen with the words of the entry in it, and its design opens and takes its place', async () => {
  await open({ title: '동지 단팥빵', pictures: ['file:1'] }, [posterOf(3)])
  await press('디자인 만들기')
  await press(/동지 단팥빵/)
  await waitFor(() => expect(made.opened).toEqual([id]))
  expect(made.designs).toMatchObject([{ template: { idTemplate: 3 }, title: '동지 단팥빵' }])
  expect(shown.entry()).toMatchObject({ pictures: [`design:${id}`, 'file:1'], template: null })
})

test('the template of an entry becomes a design of its words as they are when it is opened', async () => {
  await open({ title: '동지 단팥빵', template: 3 }, [posterOf(3)])
  await act(
    async () => void shown.open.edit((doc) => entries.properties.title.at(entryKey).write(doc, '팥죽')),
  )
  await press('디자인 열기')
  await waitFor(() => expect(made.opened).toEqual([id]))
  expect(JSON.stringify(made.designs)).toContain('"text":"팥죽"')
  expect(shown.entry()).toMatchObject({ pictures: [`design:${id}`], template: null })
  await act(async () => shown.open.undo())
  expect(shown.entry()).toMatchObject({ pictures: null, template: 3 })
})

test('another template is only shown, and taken out again', async () => {
  await open({ title: '동지 단팥빵', template: 3 }, [posterOf(3), posterOf(4)])
  await press('다른 템플릿')
  await press(/템플릿 4/)
  expect(shown.entry()).toMatchObject({ template: 4, pictures: null })
  expect(made.designs).toEqual([])
})

test('a premium template leads to the plans where the plan is too small', async () => {
  made.needsPlan = true
  await open({ title: '동지 단팥빵' }, [posterOf(3, true)])
  await press('디자인 만들기')
  await press(/동지 단팥빵/)
  expect(planDialogs.get()).toMatchObject({ name: 'premium', payload: { id: 3, after: 'stay' } })
  expect([made.designs, shown.entry().pictures]).toEqual([[], null])
})

test('an entry without words asks for them first', async () => {
  await open({ title: null }, [posterOf(3)])
  await press('디자인 만들기')
  expect(await screen.findByText(/제목이나 글을 먼저 적어 주세요/)).toBeTruthy()
})
