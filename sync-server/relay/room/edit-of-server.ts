import type { Editor } from '../log/update-log.ts'

/** Origin of a transaction that the server makes for an account that calls REST. */
export class EditOfServer {
  readonly editor: Editor

  constructor(editor: Editor) {
    this.editor = editor
  }
}
