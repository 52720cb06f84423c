import { useEffect, useState } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { type DocumentName, kindOf } from '#model/document-kinds/names.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { OpenDocument } from '../engine/open-document.ts'
import { openDocuments } from '../engine/registry.ts'
import { databaseNameOf } from '../storage/document-name.ts'
import { readStoredAnswers } from '../storage/stored-answers.ts'
import { useDocumentViews } from './useDocument.ts'

export interface AnswersOfDocuments {
  readonly answers: Answers
  /** The documents that this device has. Of the others nothing is known, which is not the same as no answer. */
  readonly known: ReadonlySet<DocumentName>
}

type AnswersByName = Readonly<Record<string, Answers>>

/**
 * The answers of documents that no provider around has opened, for a number in a menu, without opening them: as they are
 * where the document is open elsewhere on the page, else as they were stored last.
 */
export function useAnswersOf(names: readonly DocumentName[]): AnswersOfDocuments {
  const { byName, current } = useDocumentViews()
  const { account, brand } = current.document
  const isProvided = (name: DocumentName) => byName[kindOf(name)]?.document.name === name
  const others = names.filter((name) => !isProvided(name))
  const databaseOf = (name: DocumentName) => databaseNameOf({ account, brand, name })
  const databases = others.map(databaseOf).join()
  const answersByName: AnswersByName = { ...useStored(databases), ...useOpen(databases) }
  return {
    answers: Object.assign({}, ...others.map((name) => answersByName[databaseOf(name)])),
    known: new Set(names.filter((name) => isProvided(name) || answersByName[databaseOf(name)])),
  }
}

/** By database; without those that are not stored, and empty while they are read. */
function useStored(databases: string): AnswersByName {
  const [stored, setStored] = useState<{ databases: string; answersByName: AnswersByName }>({
    databases: '',
    answersByName: {},
  })
  useEffect(() => {
    if (databases === '') return
    let isGone = false
    const read = async (name: string) => [name, await readStoredAnswers(name)] as const
    Promise.all(databases.split(',').map(read)).then(
      (all) => {
        if (!isGone) setStored({ databases, answersByName: withAnswers(all) })
      },
      // A storage error is reported by documents that are opened.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [databases])
  return stored.databases === databases ? stored.answersByName : {}
}

/** By database, of those that are open on this page and complete. */
function useOpen(databases: string): AnswersByName {
  const documents = useWatched(openDocuments)
  const [answersByName, setAnswersByName] = useState<AnswersByName>({})
  useEffect(() => {
    const own = documents.filter((document) => databases.split(',').includes(databaseNameOf(document)))
    const read = () =>
      setAnswersByName(withAnswers(own.map((one) => [databaseNameOf(one), completeAnswers(one)])))
    const leavings = own.flatMap(({ phase, answers }) => [phase.subscribe(read), answers.subscribe(read)])
    read()
    return () => {
      for (const leave of leavings) leave()
    }
  }, [documents, databases])
  return answersByName
}

function completeAnswers({ phase, answers }: OpenDocument): Answers | null {
  return phase.get() === 'ready' ? answers.get() : null
}

function withAnswers(all: readonly (readonly [string, Answers | null])[]): AnswersByName {
  return Object.fromEntries(all.flatMap(([name, answers]) => (answers ? [[name, answers]] : [])))
}
