import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { loadInterfaceWords } from '#app/load-words.ts'

/** Draws the app once its words are there, and what was asked for ahead of it. */
export async function start(ahead: Promise<void>): Promise<void> {
  await Promise.all([loadInterfaceWords(), ahead])
  // React itself says where there is no such element.
  const root = document.getElementById('app') as HTMLElement
  // The screen that stands in for a broken one tells of it by itself: not all that breaks is an error of ours.
  createRoot(root, { onCaughtError: () => {} }).render(<App />)
}
