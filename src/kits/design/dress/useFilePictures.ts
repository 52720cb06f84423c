import { useEffect, useMemo, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { readFile } from '#engine/files/read-file.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import type { Body } from '#scene/body/body.ts'
import { filesIn } from '#scene/body/file-sources.ts'
import { fileReferenceOf } from '#scene/document/nodes-of.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { type PictureBytes, photoFacts, type Read, readOne } from './dress-pictures.ts'
import { type Held, holdPictures } from './held-pictures.ts'

/** The pictures that a design names itself. */
export interface FilePictures {
  /** By what stands after `file:`. */
  readonly files: NonNullable<Dress['files']>
  /** By the keys of the pictures. */
  readonly bytes: ReadonlyMap<string, PictureBytes>
  /** Those that cannot be shown on this device now. Read again when the network is back. */
  readonly absent: number
  /** False while one is read. */
  readonly isWhole: boolean
}

type Pictures = ReadonlyMap<string, Read | null>

const none: FilePictures = { files: {}, bytes: new Map(), absent: 0, isWhole: true }

/** Reads the pictures that the pages of a design name, each once: another one that is chosen leaves those beside it as they are. */
export function useFilePictures(body: Pick<Body, 'pages'> | null | undefined): FilePictures {
  const { document } = useDocumentView(mainDocument)
  const { account, brand } = document
  const isOnline = useOnline()
  const wanted = useMemo(() => (body ? filesIn(body) : []).join(' '), [body])
  const [held] = useState(() => new Map<string, Held<Read | null>>())
  const [read, setRead] = useState<Pictures>(() => new Map())
  useEffect(() => {
    let isOver = false
    const files = wanted === '' ? [] : wanted.split(' ')
    const keyOf = (file: string) => JSON.stringify(['file', account, brand, isOnline, file])
    const keys = new Set(files.map(keyOf))
    const before = [...held]
    for (const file of files) {
      const key = keyOf(file)
      const load = () => readOne(fileReferenceOf(file), (one) => readFile(account, brand, one))
      const one = held.get(key) ?? holdPictures(key, load, (picture) => picture !== null)
      held.set(key, one)
      void one.answer.then((picture) => {
        if (!isOver) setRead((known) => new Map(known).set(file, picture))
      })
    }
    // After those that stay are held: what is held no more may be forgotten.
    for (const [key, one] of before) {
      if (keys.has(key)) continue
      held.delete(key)
      one.release()
    }
    return () => {
      isOver = true
    }
  }, [wanted, account, brand, isOnline, held])
  useEffect(
    () => () => {
      for (const one of held.values()) one.release()
      held.clear()
    },
    [held],
  )
  return useMemo(() => (wanted === '' ? none : picturesOf(wanted.split(' '), read)), [wanted, read])
}

function picturesOf(files: readonly string[], read: Pictures): FilePictures {
  const found = files.flatMap((file) => {
    const picture = read.get(file)
    return picture ? [{ file, picture }] : []
  })
  return {
    files: Object.fromEntries(found.map(({ file, picture }) => [file, photoFacts(picture)])),
    bytes: new Map(found.map(({ picture: { key, small, whole } }) => [key, { screen: small, whole }])),
    absent: files.filter((file) => read.get(file) === null).length,
    isWhole: files.every((file) => read.has(file)),
  }
}
