import { useEffect, useState } from 'react'
import { readFileFacts } from '#contract/file.ts'
import { useOnline } from '#engine/browser/network.ts'
import { rest } from '#engine/rest/rest.ts'
import { fileReferenceOf } from '#scene/document/nodes-of.ts'

/** Whether an operator has removed a file, which the server is asked with a network. `file`: as a design names it; null asks nothing. */
export function useIsRemoved(file: string | null): boolean {
  const isOnline = useOnline()
  const [removed, setRemoved] = useState<string | null>(null)
  useEffect(() => {
    const reference = file === null ? null : fileReferenceOf(file)
    if (!reference || !('idFile' in reference) || !isOnline) return
    let isOver = false
    void rest(readFileFacts, { params: { idFile: reference.idFile } }).then((result) => {
      if (isOver || result.ok) return
      if (result.details.some(({ code }) => code === 'PICTURE_REMOVED')) setRemoved(file)
    })
    return () => {
      isOver = true
    }
  }, [file, isOnline])
  return file !== null && removed === file
}
