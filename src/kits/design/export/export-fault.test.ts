import { expect, it } from 'vitest'
import { exportFaultOf } from './export-fault.ts'

it('a full device is told apart from other faults, also where a worker met it', () => {
  expect(exportFaultOf(new DOMException('', 'QuotaExceededError'))).toBe('noSpace')
  expect(exportFaultOf(new Error('NotReadableError: the file could not be read'))).toBe('noSpace')
  expect(exportFaultOf(new RangeError('Array buffer allocation failed'))).toBe('noSpace')
  expect(exportFaultOf(new DOMException('', 'AbortError'))).toBe('cancelled')
  expect(exportFaultOf(new TypeError('x is not a function'))).toBe('failed')
})
