import back from './pages/back.typ?raw'
import base from './pages/base.typ?raw'
import book from './pages/book.typ?raw'
import core from './pages/core.typ?raw'
import front from './pages/front.typ?raw'
import shared from './pages/shared.typ?raw'
import strategy from './pages/strategy.typ?raw'
import uses from './pages/uses.typ?raw'
import visual from './pages/visual.typ?raw'

/** The template of a book by its path in the typesetter. */
export const pageSources: Readonly<Record<string, string>> = {
  '/back.typ': back,
  '/base.typ': base,
  '/book.typ': book,
  '/core.typ': core,
  '/front.typ': front,
  '/shared.typ': shared,
  '/strategy.typ': strategy,
  '/uses.typ': uses,
  '/visual.typ': visual,
}
