import { expect, test } from 'vitest'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { createPresence } from '#engine/documents/relay/presence.ts'
import { readCarets } from '#engine/documents/text/remote-carets.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { designLetters } from '#kits/design/document/useDesignText.ts'
import { type DesignPresence, designPresence } from '#model/sync/awareness.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { drawPage } from '#scene/draw-page.ts'
import { placeNodes } from '#scene/edit/placed-nodes.ts'
import { plainFonts } from '#scene/text/plain-fonts.fixture.ts'
import { below, forEachRun, seed } from '../../../../tests/support/random.ts'
import { amountOf } from '../../../../tests/support/size.ts'
import { textLayer } from '../editor.fixture.tsx'
import type { DrawnScene } from '../state/painted.ts'
import { frameOfBox } from './gesture-boxes.ts'
import { payloadOfPeer, readPeopleHere } from './people-here.ts'
import { watchCarets } from './watch-carets.ts'

type Random = Parameters<Parameters<typeof forEachRun>[1]>[0]

const dress = { colours: {}, fonts: {}, logos: [], photos: [], words: {}, clearSpace: 0 }
const sheet = { v: 1, name: 'menu', form: 'custom', unit: 'px', width: 300, height: 400, tags: [] } as const
const numbers = [0, 1, -1, 0.5, 1e6, 1e9, 1e308, -1e308, Number.NaN, Number.POSITIVE_INFINITY, -0, 2 ** 53]
const words = ['', 'p', 't', 'item', '__proto__', 'x'.repeat(3_000), '\ud800', 'design.layers']

/** Anything that JSON has, with the names that presence has. */
function anything(random: Random, depth = 3): unknown {
  const pick = <One>(list: readonly One[]) => list[below(random, list.length)]
  const kind = below(random, depth === 0 ? 4 : 6)
  if (kind === 0) return pick(numbers)
  if (kind === 1) return pick(words)
  if (kind === 2) return pick([null, true, false])
  if (kind === 3) return pick([[], {}])
  if (kind === 4)
    return Array.from({ length: below(random, pick([3, 6, 60]) ?? 3) }, () => anything(random, depth - 1))
  const names = ['item', 'type', 'tname', 'assoc', 'client', 'clock', 'page', 'boxes', 'selection', 'view']
  return Object.fromEntries(names.map((name) => [name, below(random, 2) ? anything(random, depth - 1) : 1]))
}

test('whatever a member sends as presence, boxes and carets are few, finite and in their text, and the document is as it was', () => {
  console.log(`SEED=${seed}`)
  const doc = new Y.Doc()
  const layers = [textLayer('t', { text: '가나다' })]
  writeBody(doc, { ...sheet, pages: [{ id: 'p', background: '#FFFFFF', layers }] })
  const [page] = bodyOf(doc).pages
  if (!page) throw new Error('there is no page')
  const scene = { nodes: placeNodes(page), drawing: drawPage(page, sheet, dress, plainFonts) }
  const handle = designLetters('t')
  const shared = handle.shared(doc)
  if (!shared) throw new Error('there is no text')
  const before = Y.encodeStateAsUpdate(doc)
  const types = [...doc.share.keys()]
  const good = Y.relativePositionToJSON(Y.createRelativePositionFromTypeIndex(shared, 2, -1))
  const box = [10, 10, 5, 5, 0]
  let drawn = 0
  let moved = 0

  forEachRun(amountOf('RUNS', { fast: 300, full: 3_000 }), (random) => {
    const or = (usual: unknown, chance = 8) => (below(random, chance) === 0 ? anything(random) : usual)
    const theirs = new Awareness(new Y.Doc())
    const mine = new Awareness(doc)
    const presence = createPresence<DesignPresence>(mine, 7, designPresence)
    const payload = {
      ...{ page: or('p'), selection: or(['t']), pointer: or(null), view: or(null) },
      boxes: or(Array.from({ length: below(random, 60) }, () => or(box, 100))),
    }
    theirs.setLocalState({
      user: { id: 8, name: '이지우' },
      cursor: or({ field: or(handle.path), anchor: or(good), head: or(good) }),
      payload: or(payload),
    })
    applyAwarenessUpdate(mine, encodeAwarenessUpdate(theirs, [theirs.clientID]), 'relay')
    const { peers } = presence
    for (const peer of peers.get()) {
      const boxes = payloadOfPeer(peer)?.boxes ?? []
      moved += boxes.length
      if (boxes.length > 50) throw new Error(`${boxes.length} boxes are shown`)
      if (boxes.some((one) => !frameOfBox(one).matrix.every((value) => Math.abs(value) <= 2e6)))
        throw new Error(`a box is nowhere: ${JSON.stringify(boxes)}`)
    }
    readPeopleHere(peers.get(), 7)
    const marks = watchCarets({
      ...{ presence, account: 7, drawn: createWatched<DrawnScene | null>(scene), page: 'p', words: {} },
      writing: createWatched<string | null>(null),
      measure: plainFonts.measure,
      carets: ({ path }) => readCarets(peers.get(), { path, shared, toField: (at) => at }),
    }).get()
    drawn += marks.length
    for (const { caret, selected } of marks)
      for (const { e, w } of [caret, ...selected])
        if (!(e >= 0 && e + w <= 60)) throw new Error(`a caret is at ${e}, ${w} px wide`)
    theirs.destroy()
    mine.destroy()
  })

  expect([drawn > 0, moved > 0]).toEqual([true, true])
  expect([...doc.share.keys()]).toEqual(types)
  expect(Y.encodeStateAsUpdate(doc)).toEqual(before)
})
