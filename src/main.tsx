import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import '#engine/browser/install-offer.ts'
// Imported before the app, so that its requests are sent while the rest of the start is evaluated.
import { preloaded } from '#app/preload-brand.ts'
import { start } from './start.tsx'

// Not awaited: modules that it loads import this one and would wait for it forever.
void start(preloaded)
