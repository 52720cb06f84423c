import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { loadInterfaceWords } from '#app/words.ts'

/** Draws the app once its words are there, and what was asked for ahead of it. */
export async function start(ahead: Promise<void>): Promise<void> {
  const root = document.getElementById('app')
  if (!root) throw new Error('index.html has no #app')
  await Promise.all([loadInterfaceWords(), ahead])
  createRoot(root).render(<App />)
}
