import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import GuideDialogs from './GuideDialogs.tsx'
import { guideDialogs } from './guide-dialog.ts'

vi.mock('#engine/documents/react/OtherDocuments.tsx', () => ({
  OtherDocuments: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('#engine/words/interface.ts', () => ({ withWords: (loading: Promise<unknown>) => loading }))
vi.mock('#kits/words/content.ts', () => ({ loadWorkbook: async () => ({}) }))
vi.mock('#features/tokens/TokensDialog.tsx', () => ({ default: () => <p>tokens</p> }))

test('a dialog ends with the screens of its brand, and does not open again over those of another', async () => {
  const host = document.createElement('div')
  void guideDialogs.open('tokens')
  await act(() => render(<GuideDialogs />, { container: host }))
  await act(() => vi.waitFor(() => expect(host.textContent).toBe('tokens')))
  cleanup()
  expect(guideDialogs.get()).toBeNull()
})
