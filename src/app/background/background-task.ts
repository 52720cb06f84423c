import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'

/**
 * What a task is run for. A task starts with its subject, and stops when the subject changes or goes away.
 */
export interface Subjects {
  /** Every page of the app, once after its first content. */
  page: undefined
  /** While screens are shown that need a session or a brand. */
  screen: undefined
  /** While such screens are shown to an account; its id. */
  account: number
  /** While such screens are shown with a brand open. */
  brand: { readonly account: number | null; readonly brand: BrandRef }
  /** Each document of the open brand, while this page keeps it open. */
  document: OpenDocument
}

export type Scope = keyof Subjects

/** Stops a task; absent if there is nothing to stop. */
// biome-ignore lint/suspicious/noConfusingVoidType: a task without an end needs no return
export type Stop = (() => void) | void

/** Work of the app that shows nothing. A rejection is logged, and the task is not tried again. */
export interface BackgroundTask<S extends Scope> {
  readonly scope: S
  readonly run: (subject: Subjects[S]) => Stop | Promise<Stop>
}

export type AnyBackgroundTask = { [S in Scope]: BackgroundTask<S> }[Scope]

/**
 * For the exports of the files in `./tasks`. Import what a task needs inside `run`: every page loads these
 * files.
 */
export function defineBackgroundTask<S extends Scope>(
  scope: S,
  run: (subject: Subjects[S]) => Stop | Promise<Stop>,
): BackgroundTask<S> {
  return { scope, run }
}
