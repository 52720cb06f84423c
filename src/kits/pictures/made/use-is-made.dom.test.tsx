import { Blob } from 'node:buffer'
import { cleanup, render, waitFor } from '@testing-library/react/pure'
import { afterEach, expect, test, vi } from 'vitest'
import type { FileReference } from '#model/fields/file.ts'
import { aiXmp } from '#model/pictures/ai-mark.ts'
import { useIsMade } from './useIsMade.ts'

vi.mock('#engine/documents/react/useDocument.ts', () => ({
  useDocumentView: () => ({ document: { account: 3, brand: 7 } }),
}))
const findFile = vi.hoisted(() => vi.fn())
vi.mock('#engine/files/kept-files.ts', () => ({ findFile }))

afterEach(cleanup)

test('a picture of the guide is labelled by its bytes on the device, once they are there', async () => {
  // jsdom has a Blob of its own, of which no bytes can be read.
  const made = new Blob(['pixels', aiXmp], { type: 'image/webp' })
  const other = new Blob(['pixels'], { type: 'image/webp' })
  findFile.mockImplementation(async (owner: number, reference: FileReference) =>
    owner === 3 ? { blob: 'idFile' in reference && reference.idFile === 6 ? other : made } : undefined,
  )
  const { container, rerender } = render(<Labels isHere={false} />)
  expect(container.textContent).toBe('no no no')
  rerender(<Labels isHere />)
  await waitFor(() => expect(container.textContent).toBe('yes yes no'))
})

function Labels({ isHere }: { isHere: boolean }) {
  const labels = [
    useIsMade({ idFile: 5 }, isHere),
    useIsMade({ idBlob: 'waiting' }, isHere),
    useIsMade({ idFile: 6 }, isHere),
  ]
  return labels.map((isMade) => (isMade ? 'yes' : 'no')).join(' ')
}
