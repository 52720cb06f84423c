import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import '#device/browser/install-offer.ts'
import { loadAhead } from '#app/ahead.ts'

const hasFilesHere = Boolean(navigator.serviceWorker?.controller)
const ahead = hasFilesHere ? loadAhead(location.pathname) : Promise.resolve()
const { start } = await import('./start.tsx')
await start(ahead)
