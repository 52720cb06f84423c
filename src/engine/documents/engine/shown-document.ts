import type { TextHandle } from '#model/fields/text.ts'
import type { Presence } from '../relay/presence.ts'
import type { BoundText } from '../text/bound-text.ts'
import type { OpenDocument } from './open-document.ts'

type Shared =
  | 'account'
  | 'brand'
  | 'name'
  | 'phase'
  | 'hasSomething'
  | 'answers'
  | 'sync'
  | 'carets'
  | 'value'
  | 'items'
  | 'item'
  | 'conflicts'
  | 'dismissConflict'
  | 'ownChanges'
  | 'choose'
  | 'edit'
  | 'editBeside'
  | 'step'
  | 'undo'
  | 'redo'
  | 'canUndo'
  | 'canRedo'
  | 'retryNow'
  | 'exportCopy'
  | 'flush'
  | 'whenWritten'

/** What hooks need of a document. Implemented by the preview of its stored answers and by the open document. */
export interface ShownDocument extends Pick<OpenDocument, Shared> {
  readonly presence: Pick<Presence, 'people' | 'peers' | 'setScreen' | 'setPayload'>
  readonly text: (handle: TextHandle) => ShownText
}

export type ShownText = Pick<
  BoundText,
  | 'get'
  | 'subscribe'
  | 'attach'
  | 'replace'
  | 'reword'
  | 'undo'
  | 'redo'
  | 'setReadOnly'
  | 'setWriting'
  | 'edit'
  | 'keepRange'
>
