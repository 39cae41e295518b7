import { beforeEach, describe, expect, it } from 'vitest';
import { chooseMunicipality, forgetStored, readStored, storedMunicipalityId } from './storage.ts';

beforeEach(() => {
  for (const key of ['municipalityId', 'selectedMunicipality', 'theme'] as const) forgetStored(key);
});

describe('what the device remembers', () => {
  it('knows no municipality at first', () => {
    expect(storedMunicipalityId()).toBeNull();
  });

  it('takes municipalityId before selectedMunicipality', () => {
    localStorage.setItem('selectedMunicipality', 'uno');
    expect(storedMunicipalityId()).toBe('uno');
    localStorage.setItem('municipalityId', 'dos');
    expect(storedMunicipalityId()).toBe('dos');
  });

  it('keeps a choice under both names', () => {
    chooseMunicipality('tres');
    expect(readStored('municipalityId')).toBe('tres');
    expect(readStored('selectedMunicipality')).toBe('tres');
  });
});
