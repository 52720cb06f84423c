import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import '#device/install-offer.ts'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { loadInterfaceWords } from '#app/words.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

await loadInterfaceWords()
createRoot(root).render(<App />)
