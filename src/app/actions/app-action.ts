import type { MessageDescriptor } from '@lingui/core'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { ActionFacts } from '#kits/actions/action.ts'
import type { BrandRole } from '#model/access/roles.ts'
import type { Language } from '#model/language/languages.ts'
import type { Theme } from '#ui/theme.ts'

/** What an action of the app is done in. */
export interface ActionContext {
  /** The chosen brand. */
  readonly brand: BrandRef | null
  /** In that brand; null where it is not known, and for a brand of this device alone. */
  readonly role: BrandRole | null
  /** Whether a screen of a brand is open. */
  readonly isInBrand: boolean
  readonly isSignedIn: boolean
  readonly language: Language
  readonly theme: Theme
  readonly setTheme: (theme: Theme) => void
  /** Opens a screen by its address. */
  readonly goTo: (address: string) => void
}

/** An action of the whole app, of which the palette offers what `when` allows. */
export interface AppAction extends ActionFacts {
  /** Further words by which the palette finds it. */
  readonly keywords?: readonly (MessageDescriptor | string)[]
  /** Whether the palette offers it before anything is typed. */
  readonly isOften?: boolean
  /** Whether it cannot be done without a network. */
  readonly needsNetwork?: boolean
  /** Always if absent. */
  when?(context: ActionContext): boolean
  run(context: ActionContext): void
}
