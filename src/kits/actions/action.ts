import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { Keys } from './keys.ts'

export interface KeyBinding {
  readonly keys: Keys
  /**
   * Whether they act while a field is written in. `noCaret`: not where they move its caret, as Option with an arrow does on
   * Apple keyboards. Absent: they do not.
   */
  readonly inField?: true | 'noCaret'
  /** Whether they act over a dialog. */
  readonly inDialog?: true
  /** Whether they act beside what they do elsewhere: also where that was done, and without preventing it. */
  readonly isShared?: true
}

/** What an action is, defined once: the palette, menus, bars, the help and the keymap read it. */
export interface ActionFacts {
  /** Unique. The action of a screen stands for the one of the app with the same name. */
  readonly id: string
  /** A verb with its object. */
  readonly label: MessageDescriptor
  /** On a button or in a menu beside what it is about; the label if absent. */
  readonly short?: MessageDescriptor
  readonly icon?: LucideIcon
  readonly keys?: readonly KeyBinding[]
}

/** What can be done now. */
export interface Action extends ActionFacts {
  /** What it is about, such as the name of a section. */
  readonly note?: string | undefined
  /** Why it cannot be done now; the palette shows it in place of the note, and the keys do nothing. */
  readonly disabledReason?: string | undefined
  /** Asked when its keys are pressed; false leaves them to others. */
  when?(): boolean
  run(): void
}
