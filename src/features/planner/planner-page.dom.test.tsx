import { act, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type * as Y from 'yjs'
import { noteMade } from '#kits/planner/dress/made-designs.ts'
import { planner } from '#model/documents/planner.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { type ShownPlanner, showPlanner } from './shown-planner.fixture.tsx'

vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))
const opened = vi.hoisted((): string[] => [])
vi.mock('#kits/design/document/useOpenEditor.ts', () => ({
  useOpenEditor: () => (id: string) => opened.push(id),
}))
vi.mock('#kits/planner/picture/PictureScenes.tsx', () => ({
  PictureScenes: ({ children }: { children: ReactNode }) => children,
}))

const { entries, slots, closedWeekdays, days } = planner.planner
/** Wednesday, 9 December 2026, 12:00 in Seoul. */
const noon = Date.parse('2026-12-09T03:00:00Z')
let shown: ShownPlanner

beforeEach(() => {
  HTMLDialogElement.prototype.close = () => {}
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(async () => {
  await shown.close()
  for (const { id } of shownToasts.get()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const some = (doc: Y.Doc) => {
  entries.add(
    doc,
    { title: '퇴근길 식빵', day: '2026-12-17', time: '17:30', status: 'DRAFT', channels: ['NAVER_PLACE'] },
    { key: 'bread' },
  )
  entries.add(
    doc,
    { title: '동지 단팥빵', day: '2026-12-18', time: '11:00', status: 'REVIEW' },
    { key: 'bean' },
  )
  entries.add(doc, { title: '소금빵을 반으로', status: 'IDEA' }, { key: 'salt' })
}

async function open(options: Parameters<typeof showPlanner>[0] = {}): Promise<void> {
  shown = await showPlanner({ fill: some, ...options })
}

const day = (name: RegExp) => screen.getByRole('group', { name })
const tile = (name: RegExp) => screen.getByRole('button', { name })
const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
const when = (key: string) => {
  const { day: on, time } = shown.entry(key) ?? {}
  return [on, time]
}

/** Presses keys on what has the focus, the first on the tile. */
async function press(name: RegExp, ...keys: string[]): Promise<void> {
  await act(async () => tile(name).focus())
  for (const key of keys)
    await act(
      async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key}` }),
    )
}

/** Drags with a pointer to what is under its end. */
async function drag(name: RegExp, to: Element, pointerType = 'mouse'): Promise<void> {
  document.elementFromPoint = () => to
  Element.prototype.scrollBy = () => {}
  const send = (type: string, x: number) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 300 })
    Object.assign(event, { pointerId: 1, pointerType, isPrimary: true })
    ;(type === 'pointerdown' ? tile(name) : window).dispatchEvent(event)
  }
  const isTaken = () => {
    if (!screen.queryByText('옮기는 중')) throw new Error('it is not taken yet')
  }
  await act(async () => {
    send('pointerdown', 0)
    if (pointerType === 'mouse') send('pointermove', 60)
    else await vi.waitFor(isTaken)
  })
  await act(async () => send('pointerup', 60))
}

// Loaded before, so that a view that is chosen is there within its act.
beforeAll(() => import('./hours/HoursBoard.tsx'))

test('each day has its name and its entries in order of time', async () => {
  await open()
  expect(screen.getByText('2026년 12월')).toBeTruthy()
  const tiles = within(day(/^12월 18일 금요일/)).getAllByRole('button', { name: /단팥빵/ })
  expect(tiles).toHaveLength(1)
  expect(tiles[0]?.textContent).toContain('11:00')
  expect(
    within(screen.getByRole('region', { name: '날짜 없는 생각' })).getByText('소금빵을 반으로'),
  ).toBeTruthy()
})

test('holidays, own days and closed weekdays are named', async () => {
  await open({
    fill: (doc) => {
      days.add(doc, { name: '여는 날', day: '2022-12-12', isYearly: true })
      closedWeekdays.write(doc, [1])
    },
  })
  expect(day(/^12월 25일 금요일, .+/)).toBeTruthy()
  expect(day(/^12월 12일 토요일, 여는 날/)).toBeTruthy()
  expect(day(/^12월 14일 월요일, 쉬는 날/)).toBeTruthy()
})

test('space takes an entry, arrows move it by a day, Enter drops it with its time, in one step of undo', async () => {
  await open()
  await press(/식빵/, ' ', 'ArrowRight', 'ArrowRight')
  expect(spoken()).toContain('12월 19일 토요일 · 17:30 그대로')
  expect(when('bread')).toEqual(['2026-12-17', '17:30'])
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' }))
  expect(when('bread')).toEqual(['2026-12-19', '17:30'])
  expect(document.activeElement?.textContent).toContain('퇴근길 식빵')
  await act(async () => shown.open.undo())
  expect(when('bread')).toEqual(['2026-12-17', '17:30'])
  await act(async () => shown.open.redo())
  expect(when('bread')).toEqual(['2026-12-19', '17:30'])
})

test('Esc gives up a move', async () => {
  await open()
  await press(/식빵/, ' ', 'ArrowDown', 'Escape')
  expect(when('bread')).toEqual(['2026-12-17', '17:30'])
  expect(spoken()).toContain('옮기지 않았어요')
  expect(document.activeElement?.textContent).toContain('퇴근길 식빵')
})

test('a key of a syllable that is composed takes nothing', async () => {
  await open()
  await act(async () => tile(/식빵/).focus())
  await act(async () => void fireEvent.keyDown(tile(/식빵/), { key: ' ', keyCode: 229, isComposing: true }))
  expect(screen.queryByText('옮기는 중')).toBeNull()
})

test('an idea goes from the tray to today by the first arrow', async () => {
  await open()
  await press(/소금빵/, ' ', 'ArrowRight', 'Enter')
  expect(when('salt')).toEqual(['2026-12-09', null])
})

test('D asks for the day, also with the Hangul layout', async () => {
  await open()
  // Its code is loaded when it is asked for.
  await import('./actions/DateDialog.tsx')
  await act(async () => void fireEvent.keyDown(tile(/식빵/), { key: 'ㅇ', code: 'KeyD' }))
  const field = await screen.findByLabelText('날짜')
  await act(async () => void fireEvent.input(field, { target: { value: '2027-01-04' } }))
  await act(async () => void fireEvent.change(field, { target: { value: '2027-01-04' } }))
  await act(async () => screen.getByRole('button', { name: '옮기기', hidden: true }).click())
  expect(when('bread')).toEqual(['2027-01-04', '17:30'])
})

test('a pointer drags an entry to another day with its time, and the press stays no click', async () => {
  await open()
  await drag(/식빵/, day(/^12월 19일/))
  expect(when('bread')).toEqual(['2026-12-19', '17:30'])
  expect(screen.queryByText(/열린 글/)).toBeNull()
})

test('a finger that holds drags too', async () => {
  await open()
  await drag(/식빵/, day(/^12월 20일/), 'touch')
  expect(when('bread')).toEqual(['2026-12-20', '17:30'])
})

test('a drop on an own slot takes its time, one beside it does not', async () => {
  await open({
    fill: (doc) => {
      some(doc)
      slots.add(doc, { weekday: 2, time: '11:00', channels: ['INSTAGRAM'] })
    },
  })
  await drag(/식빵/, screen.getByRole('button', { name: /12월 22일.*11:00 자리/ }))
  expect(when('bread')).toEqual(['2026-12-22', '11:00'])
})

test('a drop on the tray takes the day away and keeps text and time', async () => {
  await open()
  await drag(/식빵/, screen.getByRole('region', { name: '날짜 없는 생각' }))
  expect(shown.entry('bread')).toMatchObject({ day: null, time: '17:30', title: '퇴근길 식빵' })
})

test('an entry that a peer moves while it is taken stays until it is given up', async () => {
  await open()
  await press(/식빵/, ' ', 'ArrowRight')
  entries.properties.day.at('bread').write(shown.other, '2026-12-30')
  await shown.receive()
  expect(within(day(/^12월 17일/)).getByText('옮기는 중')).toBeTruthy()
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
  expect(within(day(/^12월 30일/)).getByText('퇴근길 식빵')).toBeTruthy()
})

test('an entry that a peer deletes while it is taken ends the move with a word', async () => {
  await open()
  await press(/식빵/, ' ', 'ArrowRight')
  entries.remove(shown.other, 'bread')
  await shown.receive()
  expect(screen.queryByText('옮기는 중')).toBeNull()
  expect(shownToasts.get().map(({ text }) => text)).toEqual(['옮기던 글이 지워졌어요: 퇴근길 식빵'])
})

test('a new entry takes the next own slot that is free, and opens', async () => {
  await open({
    fill: (doc) => {
      slots.add(doc, { weekday: 5, time: '11:00', channels: ['INSTAGRAM'] })
      entries.add(doc, { day: '2026-12-11', time: '11:00' })
    },
  })
  await act(async () => screen.getByRole('button', { name: '새 글' }).click())
  const [added] = entries.read(shown.open.doc).filter(({ status }) => status === 'DRAFT')
  expect(added).toMatchObject({ day: '2026-12-18', time: '11:00', channels: ['INSTAGRAM'], origin: 'OWN' })
  expect(screen.getByText(`열린 글 ${added?.key}`)).toBeTruthy()
})

test('without own slots a new entry is of today', async () => {
  await open()
  await act(async () => screen.getByRole('button', { name: '새 글' }).click())
  const [added] = entries.read(shown.open.doc).filter(({ title }) => title === null)
  expect(added).toMatchObject({ day: '2026-12-09', time: null })
})

test('a deleted entry comes back by its toast', async () => {
  await open()
  await press(/식빵/, 'Delete')
  expect(shown.entry('bread')).toBeNull()
  await act(async () => shownToasts.get().at(-1)?.action?.onPress())
  expect(when('bread')).toEqual(['2026-12-17', '17:30'])
})

test('the counts of states filter what is shown', async () => {
  await open()
  const review = screen.getByRole('button', { name: /^검토/ })
  expect(review.textContent).toBe('검토1')
  await act(async () => review.click())
  expect(screen.queryByRole('button', { name: /식빵/ })).toBeNull()
  expect(tile(/단팥빵/)).toBeTruthy()
})

test('of many entries of a day the first are shown, and the rest by a button that shows the day', async () => {
  await open({
    fill: (doc) => {
      for (const time of ['09:00', '10:00', '11:00', '12:00'])
        entries.add(doc, { title: `글 ${time}`, day: '2026-12-18', time })
    },
  })
  const cell = within(day(/^12월 18일/))
  expect(cell.queryByText('글 12:00')).toBeNull()
  await act(async () => cell.getByRole('button', { name: /3편 더 보기/ }).click())
  expect(await screen.findByText('글 12:00')).toBeTruthy()
})

test('a reader sees the entries and nothing that changes them', async () => {
  await open({ isReadOnly: true })
  await press(/식빵/, ' ', 'ArrowRight', 'Enter')
  await drag(/식빵/, day(/^12월 19일/))
  expect(when('bread')).toEqual(['2026-12-17', '17:30'])
  expect(screen.queryByRole('button', { name: '새 글' })).toBeNull()
})

test('an empty planner says how to begin', async () => {
  await open({ fill: () => {} })
  expect(screen.getByRole('heading', { name: '첫 글 쓰기' })).toBeTruthy()
})

test.each(['week', 'day', 'list'] as const)('the %s shows the entries of its days', async (view) => {
  await open({ search: { view, day: '2026-12-17' } })
  expect(tile(/퇴근길 식빵/)).toBeTruthy()
})

test('own times, weekdays that are shut and own days are written, shown and removed', async () => {
  await open()
  const { doc } = shown.open
  const button = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  await button('자리와 우리 날')
  await screen.findByRole('heading', { name: '올리는 자리' })
  const times = screen.getByRole('region', { name: '올리는 자리' })
  await act(async () => within(times).getByRole('button', { name: '더하기' }).click())
  await act(async () => within(times).getByRole('button', { name: '더하기' }).click())
  expect(slots.read(doc)).toMatchObject([{ weekday: 3, time: '11:00' }])
  await button('월')
  expect(closedWeekdays.read(doc)).toEqual([1])
  await button('월')
  expect(closedWeekdays.read(doc)).toBeNull()

  const own = screen.getByRole('region', { name: '우리 날' })
  const type = (label: string, value: string) =>
    act(async () => fireEvent.input(within(own).getByLabelText(label), { target: { value } }))
  await type('이름', '여는 날')
  await type('날짜', '2022-12-12')
  await act(async () => within(own).getByRole('button', { name: '더하기' }).click())
  expect(days.read(doc)).toMatchObject([
    { name: '여는 날', day: '2022-12-12', isYearly: true, isClosed: false },
  ])
  await button('여는 날 빼기')
  await button('수 11:00 빼기')
  expect([slots.read(doc), days.read(doc)]).toEqual([[], []])
})

const feed = (doc: Y.Doc) => {
  const channels = ['INSTAGRAM']
  entries.add(
    doc,
    {
      title: '퇴근길 식빵',
      day: '2026-12-17',
      time: '17:30',
      status: 'DRAFT',
      channels,
      pictures: ['file:1'],
    },
    { key: 'bread' },
  )
  entries.add(doc, { title: '동지 단팥빵', day: '2026-12-19', status: 'PLANNED', channels }, { key: 'bean' })
  entries.add(
    doc,
    { title: '소금빵', day: '2026-12-01', status: 'POSTED', posted: channels, channels },
    { key: 'salt' },
  )
  entries.add(doc, { title: '블로그 글', day: '2026-12-18', channels: ['NAVER_BLOG'] }, { key: 'blog' })
}

async function openFeed(options: Parameters<typeof showPlanner>[0] = {}): Promise<void> {
  // Its code is loaded when it is shown.
  await import('./feed/FeedBoard.tsx')
  await open({ search: { view: 'feed' }, fill: feed, ...options })
  await screen.findByRole('region', { name: '인스타그램 피드' })
}

const cells = () =>
  within(screen.getByRole('region', { name: '인스타그램 피드' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.match(/퇴근길 식빵|동지 단팥빵|소금빵/)?.[0])

test('the feed has what is planned among what is published, newest first, and says where a picture is missing', async () => {
  await openFeed()
  expect(cells()).toEqual(['동지 단팥빵', '퇴근길 식빵', '소금빵'])
  expect(tile(/동지 단팥빵, 12월 19일.*사진이 없어요/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /퇴근길 식빵.*사진이 없어요/ })).toBeNull()
})

test('in the feed keys let two entries change places with their times, in one step of undo', async () => {
  await openFeed()
  await press(/식빵, /, ' ', 'ArrowLeft')
  expect(spoken()).toContain('동지 단팥빵 자리 · 12월 19일 토요일')
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' }))
  expect([when('bread'), when('bean')]).toEqual([
    ['2026-12-19', '17:30'],
    ['2026-12-17', null],
  ])
  expect(cells()).toEqual(['퇴근길 식빵', '동지 단팥빵', '소금빵'])
  expect(spoken()).toContain('자리를 바꿨어요')
  await act(async () => shown.open.undo())
  expect([when('bread'), when('bean')]).toEqual([
    ['2026-12-17', '17:30'],
    ['2026-12-19', null],
  ])
})

test('in the feed a pointer lets two entries change places, and published ones stay', async () => {
  await openFeed()
  await drag(/퇴근길 식빵, /, tile(/동지 단팥빵, /))
  expect([when('bread'), when('bean')]).toEqual([
    ['2026-12-19', '17:30'],
    ['2026-12-17', null],
  ])
  await drag(/퇴근길 식빵, /, tile(/소금빵, /))
  expect(when('salt')).toEqual(['2026-12-01', null])
  await press(/소금빵, /, ' ', 'ArrowLeft', 'Enter')
  expect([when('salt'), when('bread')]).toEqual([
    ['2026-12-01', null],
    ['2026-12-19', '17:30'],
  ])
})

test('of a long feed no more than 60 cells are rendered', async () => {
  await openFeed({
    fill: (doc) => {
      for (let i = 0; i < 100; i++)
        entries.add(doc, { title: `식빵 ${i}`, day: '2026-12-18', channels: ['INSTAGRAM'] })
    },
  })
  expect(screen.getByText('게시물 100')).toBeTruthy()
  expect(cells()).toHaveLength(60)
})

test('of a day with very many entries the list draws the first, and more by a button', async () => {
  await open({
    search: { view: 'list', day: '2026-12-18' },
    fill: (doc) => {
      for (let i = 0; i < 40; i++) entries.add(doc, { title: `글 ${i}`, day: '2026-12-18', time: '09:00' })
    },
  })
  expect(screen.getAllByRole('button', { name: /^09:00/ })).toHaveLength(30)
  await act(async () => screen.getByRole('button', { name: /10편 더 보기/ }).click())
  expect(screen.getAllByRole('button', { name: /^09:00/ })).toHaveLength(40)
})

test('the week bounds what a day draws, and shows the day with the rest', async () => {
  await open({
    search: { view: 'week', day: '2026-12-18' },
    fill: (doc) => {
      for (let i = 0; i < 30; i++) entries.add(doc, { title: `글 ${i}`, day: '2026-12-18', time: '09:00' })
    },
  })
  expect(screen.getAllByRole('button', { name: /글 \d/ })).toHaveLength(24)
  await act(async () => screen.getByRole('button', { name: /6편 더 보기/ }).click())
  expect(screen.getAllByRole('button', { name: /글 \d/ })).toHaveLength(30)
})

test('a step that made a design is undone by its keys, and where the design is left is said', async () => {
  await open()
  const id = '12345678-0000-4000-8000-000000000000'
  const show = (picture: string) =>
    act(async () => shown.open.edit((doc) => entries.properties.pictures.at('bread').write(doc, [picture])))
  const undo = () => act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }))
  noteMade('bread', { id, body: '{}' })
  await show('design:87654321-0000-4000-8000-000000000000')
  await undo()
  await show(`design:${id}`)
  await undo()
  expect(shown.entry('bread')?.pictures).toBeNull()
  await vi.waitFor(() => expect(shownToasts.get()).toHaveLength(1))
  shownToasts.get()[0]?.action?.onPress()
  expect(opened).toEqual([id])
})
