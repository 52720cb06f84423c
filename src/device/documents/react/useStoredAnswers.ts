import { useEffect, useState } from 'react'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Answers } from '#model/fields/answers.ts'
import { databaseNameOf } from '../storage/document-name.ts'
import { readStoredAnswers } from '../storage/stored-answers.ts'
import { useDocumentViews } from './useDocument.ts'

/**
 * The stored answers of documents that no provider around has opened: for a number in a menu, without opening them. Empty
 * while they are read, and without those that are not stored or that a provider has open.
 */
export function useStoredAnswers(names: readonly DocumentName[]): Answers {
  const { byName, current } = useDocumentViews()
  const { account, brand } = current.document
  const databases = names
    .filter((name) => !byName[name])
    .map((name) => databaseNameOf({ account, brand, name }))
    .join()
  const [stored, setStored] = useState<{ databases: string; answers: Answers }>({
    databases: '',
    answers: none,
  })
  useEffect(() => {
    if (databases === '') return
    let isGone = false
    Promise.all(databases.split(',').map(readStoredAnswers)).then(
      (found) => {
        if (!isGone) setStored({ databases, answers: Object.assign({}, ...found) })
      },
      // A storage error is reported by documents that are opened.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [databases])
  return stored.databases === databases ? stored.answers : none
}

const none: Answers = {}
