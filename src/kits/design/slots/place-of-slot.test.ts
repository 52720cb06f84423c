import { expect, test } from 'vitest'
import { placesOfSlots } from './place-of-slot.ts'

test('an empty slot leads to the step of its field, each step once', () => {
  expect(placesOfSlots(['{brand.address}', '{brand.address}', '{logo.primary.light}']).steps).toEqual([
    { step: 'info/company-profile/address', label: 'info.address' },
    { step: 'visual/logo/primary', label: 'visual.logoJson.primary' },
  ])
})

test('photographs are one place, however many are missing', () => {
  expect(placesOfSlots(['{photo.1}', '{photo.3}'])).toEqual({
    steps: [],
    hasPhotos: true,
    hasFiles: false,
    others: [],
  })
})

test('what no step fills is named', () => {
  expect(placesOfSlots(['{brand.email}', '{brand.constructor}']).others).toEqual(['email', 'constructor'])
})

test('pictures that were chosen for the design are filled by no place of the guide', () => {
  expect(placesOfSlots(['file:12'])).toEqual({ steps: [], hasPhotos: false, hasFiles: true, others: [] })
})
