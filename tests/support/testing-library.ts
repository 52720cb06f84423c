import { configure } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { patienceMs } from './patience.ts'

// Testing Library unmounts after each test what a file has rendered, in an act environment, where it finds these hooks.
// A file whose updates come of their own accord, outside of `act`, imports it from `/pure` and calls `cleanup` itself.
Object.assign(globalThis, { afterAll, afterEach, beforeAll })

// Its own second is too short for a machine that is busy with other tests.
configure({ asyncUtilTimeout: patienceMs })

// jsdom has the element, without what opens it: https://github.com/jsdom/jsdom/issues/3294
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
