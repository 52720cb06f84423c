import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import '#device/browser/install-offer.ts'
// Before the app: what it asks for is on its way while the rest of the start is evaluated.
import { preloaded } from '#app/preload-brand.ts'
import { start } from './start.tsx'

// Not awaited: files that it loads import this one, and would wait for it.
void start(preloaded)
