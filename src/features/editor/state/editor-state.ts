import { createWatched, type Watchable } from '#engine/watch/watched.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { LayerChanges } from '#scene/edit/changes.ts'
import { firstBrief, type LayoutBrief } from './layout-brief.ts'

/** Where the page is on the canvas, in CSS px: a point of the page is at `x + scale · its x`. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The canvas in the window, in CSS px. */
export interface Desk {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How much of its foot bars lie over; absent: none do. */
  readonly foot?: number
}

/** What a press on the canvas does. `hand` moves the page, `pen` draws a line by hand. */
export type Tool = 'select' | 'hand' | 'pen'

export type PanelName =
  | 'brand'
  | 'templates'
  | 'layouts'
  | 'text'
  | 'photos'
  | 'shapes'
  | 'layers'
  | 'comments'
  | 'history'

export type PropertiesTab = 'look' | 'colour' | 'place'

/** Under 992 px: the height of the sheet from below. `high`: two thirds of the window. */
export type SheetHeight = 'closed' | 'usual' | 'high'

/** What this person does in the editor: never in the document, and gone with the screen. */
export interface EditorState {
  /** Key of the page that is shown; null: the first one. */
  readonly page: Watchable<string | null>
  /** Keys of the selected layers of the page, in the order of painting. None is inside of another one. */
  readonly selection: Watchable<readonly string[]>
  /** The group whose layers are selected one by one. */
  readonly entered: Watchable<string | null>
  readonly tool: Watchable<Tool>
  /** null until it is measured. */
  readonly desk: Watchable<Desk | null>
  /** null until the canvas has its size. */
  readonly view: Watchable<View | null>
  /** The text that is being written in. */
  readonly writing: Watchable<string | null>
  /** The picture that is being cropped. */
  readonly cropping: Watchable<string | null>
  /** What a gesture would change by now; it is written when the gesture ends. null: none is going on. */
  readonly preview: Watchable<LayerChanges | null>
  /** Id of the account whose page and view are followed. */
  readonly followed: Watchable<number | null>
  /** Key of the thread of comments that is shown. */
  readonly thread: Watchable<string | null>
  /** null: closed. */
  readonly panel: Watchable<PanelName | null>
  /** Which of both is shown under 1280 px, where there is room for one. */
  readonly side: Watchable<'panel' | 'properties'>
  readonly sheet: Watchable<SheetHeight>
  readonly propertiesTab: Watchable<PropertiesTab>
  /** What layouts are made of: it stays while another panel is open. */
  readonly brief: Watchable<LayoutBrief>
}

/** `panel`: what is open first. */
export function createEditorState(panel: PanelName = 'brand'): EditorState {
  return {
    page: createWatched<string | null>(null),
    selection: createWatched<readonly string[]>([], isSame),
    entered: createWatched<string | null>(null),
    tool: createWatched<Tool>('select'),
    desk: createWatched<Desk | null>(null, isSame),
    view: createWatched<View | null>(null, isSame),
    writing: createWatched<string | null>(null),
    cropping: createWatched<string | null>(null),
    preview: createWatched<LayerChanges | null>(null),
    followed: createWatched<number | null>(null),
    thread: createWatched<string | null>(null),
    panel: createWatched<PanelName | null>(panel),
    side: createWatched<'panel' | 'properties'>('panel'),
    sheet: createWatched<SheetHeight>('usual'),
    propertiesTab: createWatched<PropertiesTab>('look'),
    brief: createWatched(firstBrief),
  }
}
