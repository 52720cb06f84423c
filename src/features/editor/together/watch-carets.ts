import type { ShownDocument } from '#engine/documents/engine/shown-document.ts'
import type { Presence } from '#engine/documents/relay/presence.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { designLetters } from '#kits/design/document/useDesignText.ts'
import type { TextLayer } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import type { Matrix, TextItem } from '#scene/list/drawing.ts'
import { multiply } from '#scene/shapes/matrix.ts'
import { fillWords } from '#scene/slots/fill-words.ts'
import { filledAt } from '#scene/slots/filled-at.ts'
import { type CaretBox, caretPlaces } from '#scene/text/caret-places.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import type { DrawnScene } from '../state/painted.ts'
import { findCell } from '../text/cells.ts'
import { itemsOf } from '../text/written-lines.ts'
import { type PageBox, placeOn } from './page-box.ts'
import { type PersonHere, peopleIn } from './people-here.ts'
import { watchedFrom } from './watched-from.ts'

/** Where another person writes. */
export interface CaretMark {
  /** Of the window. */
  readonly client: number
  readonly name: string
  /** 1 to 10. */
  readonly colour: number
  readonly caret: PageBox
  /** What they have selected. */
  readonly selected: readonly PageBox[]
}

interface Sources {
  readonly presence: Pick<Presence, 'peers'>
  readonly account: number | null
  readonly carets: ShownDocument['carets']
  readonly drawn: Watched<DrawnScene | null>
  /** The text that this person writes in: its field draws the carets of the others. */
  readonly writing: Watched<string | null>
  readonly page: string | null
  readonly words: Dress['words']
  readonly measure: FontBook['measure']
}

/** So many carets are drawn, and so many lines of a selection. */
const mostCarets = 20
const mostLines = 100

/** The carets of others in the texts of a page, where these are drawn now. */
export function watchCarets(sources: Sources): Watched<readonly CaretMark[]> {
  const { presence, account, drawn, writing, page } = sources
  const people = peopleIn(presence, account)
  return watchedFrom([presence.peers, drawn, writing], () => {
    const scene = drawn.get()
    const writers = people
      .get()
      .filter((person) => person.page === page && person.text !== null && person.text !== writing.get())
      .slice(0, mostCarets)
    if (!scene || writers.length === 0) return []
    return [...Map.groupBy(writers, ({ text }) => text)].flatMap(([text, here]) =>
      text === null ? [] : marksIn(text, here, scene, sources),
    )
  })
}

function marksIn(
  id: string,
  writers: readonly PersonHere[],
  { nodes, drawing }: DrawnScene,
  { carets, words, measure }: Sources,
): readonly CaretMark[] {
  const text = drawnText(id, { nodes, drawing })
  if (!text) return []
  const { layer, items, matrix } = text
  const { lines } = fillWords(layer.text, words)
  const letters = lines.map((parts) => parts.map((part) => part.text).join('')).join('\n')
  const places = caretPlaces({ layer, letters, items }, measure)
  if (!places) return []
  const onPage = (box: CaretBox) => placeOn(matrix, box)
  const cell = findCell(nodes, id)
  return carets(designLetters(cell ?? id)).flatMap((remote): readonly CaretMark[] => {
    const writer = writers.find(({ client }) => String(client) === remote.id)
    const [anchor, head] = [remote.anchor, remote.head].map((offset) => filledAt(layer.text, words, offset))
    if (!writer || anchor === undefined || head === undefined || head === null) return []
    const ends = [anchor ?? head, head] as const
    const boxes = places.between(Math.min(...ends), Math.max(...ends)).slice(0, mostLines)
    const { client, name, colour } = writer
    return [{ client, name, colour, caret: onPage(places.at(head)), selected: boxes.map(onPage) }]
  })
}

interface DrawnText {
  readonly layer: TextLayer
  readonly items: readonly TextItem[]
  readonly matrix: Matrix
}

/** A text or a cell as it is drawn; null for one that is hidden or gone. */
function drawnText(id: string, { nodes, drawing }: DrawnScene): DrawnText | null {
  const cell = drawing.cells?.find(({ text }) => text.id === id)
  const node = nodes.get(cell?.layer ?? id)
  if (!node || node.isHidden) return null
  const items = itemsOf(drawing.items, id)
  if (cell) {
    const { x, y } = cell.text
    return { layer: cell.text, items, matrix: multiply(node.matrix, [1, 0, 0, 1, x, y]) }
  }
  return node.layer.type === 'text' ? { layer: node.layer, items, matrix: node.matrix } : null
}
