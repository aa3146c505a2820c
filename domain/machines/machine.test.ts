import { describe, expect, it } from 'vitest';
import { fitLabel, machineNames } from './fit.ts';
import { findModels, makesOf, modelNamed, modelOfItem, nearestModels, seriesOf } from './known-models.ts';
import { machineName, mayChangeMachine, readNickname } from './machine.ts';

const L48 = { model: 'Ardent L48', nickname: '' };
const DESK = { model: 'Ardent L48', nickname: 'Front desk' };
const L40 = { model: 'Ardent L40', nickname: '' };

describe('a nickname', () => {
  it.each([
    ['  Front   desk ', 'Front desk'],
    ['Front\n\tdesk', 'Front desk'],
    ['Front\u202Edesk\u200B', 'Front desk'],
    ['\u0000\u001B[31m', '[31m'],
    ['<b>Café</b> №5 🖨', '<b>Café</b> №5 🖨'],
    ['Cafe\u0301', 'Café'],
    ['\u00A0\u200F ', ''],
  ])('is kept on one line, with nothing in it that cannot be seen: %j', (typed, kept) => {
    expect(readNickname(typed)).toBe(kept);
  });

  it('has 40 letters at most, without what is left out of it', () => {
    expect(readNickname(` ${'a'.repeat(40)}  `)).toBe('a'.repeat(40));
    expect(readNickname('a'.repeat(41))).toBeUndefined();
  });

  it('is what a machine is called, else its model is', () => {
    expect([L48, DESK].map(machineName)).toEqual(['Ardent L48', 'Front desk']);
  });
});

describe('a machine', () => {
  it('is changed by who added it, and by who administers the organization', () => {
    const may = (addedBy: string | null, roles: string[] = []) => mayChangeMachine({ addedBy }, { userId: 'bea', roles });
    expect(may('bea')).toBe(true);
    expect(may('abe')).toBe(false);
    expect(may('abe', ['APPROVER', 'CSR'])).toBe(false);
    expect(may('abe', ['ACCOUNT_ADMIN'])).toBe(true);
    expect(may(null)).toBe(false);
  });
});

describe('what fits', () => {
  it('names the machine that it fits by its nickname, and counts the others', () => {
    expect(fitLabel(['Ardent L48', 'Ardent L40'], [L48])).toBe('Fits your Ardent L48');
    expect(fitLabel(['Ardent L48', 'Ardent L40'], [DESK, L48])).toBe('Fits your Front desk printer and 1 more');
    expect(fitLabel(['Ardent L48', 'Ardent L40'], [L40, DESK, L48])).toBe('Fits your Ardent L40 and 2 more');
    expect(fitLabel(['Ardent L40'], [DESK, L48, L40])).toBe('Fits your Ardent L40');
    expect(fitLabel(['Ardent L48'], [{ ...L48, nickname: 'Lobby Printer' }])).toBe('Fits your Lobby Printer');
  });

  it('is told from what fits none, and from what nothing can be said of', () => {
    expect(fitLabel(['Ardent L4'], [L48])).toBeNull();
    expect(fitLabel([], [L48])).toBeUndefined();
    expect(fitLabel(['Ardent L48'], [])).toBeUndefined();
  });

  it('names some machines, and counts the others where there are many', () => {
    expect(machineNames([DESK])).toBe('Front desk');
    expect(machineNames([DESK, L48, L40, L48])).toBe('Front desk, Ardent L48, Ardent L40 and Ardent L48');
    expect(machineNames([DESK, L48, L40, L48, L40])).toBe('Front desk, Ardent L48, Ardent L40 and 2 more');
  });
});

const MODELS = ['Ardent L480', 'Ardent L48', 'Ardent Studio J310', 'Ardent Studio J1000', 'Kestrel Jet J502'];

describe('a model', () => {
  it('is meant however it is written, and is no other that begins so', () => {
    expect(modelNamed(' ardent   L48 ', MODELS)).toBe('Ardent L48');
    expect(modelNamed('ardent-l48', MODELS)).toBe('Ardent L48');
    expect(modelNamed('Ardent', MODELS)).toBeUndefined();
    expect(modelNamed('- -', MODELS)).toBeUndefined();
  });

  it('is what the name of an item begins with, as a whole', () => {
    expect(modelOfItem('Ardent L480 Wireless Laser Printer', MODELS)).toBe('Ardent L480');
    expect(modelOfItem('Ardent L48 Wireless Laser Printer', MODELS)).toBe('Ardent L48');
    expect(modelOfItem('Ardent L48', MODELS)).toBe('Ardent L48');
    expect(modelOfItem('Ardent Studio J31 Printer', MODELS)).toBeUndefined();
    expect(modelOfItem('Ardent L48 Studio', ['Ardent', 'Ardent L48'])).toBe('Ardent L48');
  });

  it('is found by the beginnings of its words, in any order, or with the blanks left out', () => {
    expect(findModels('j studio', MODELS)).toEqual(['Ardent Studio J310', 'Ardent Studio J1000']);
    expect(findModels('L48', MODELS)).toEqual(['Ardent L48', 'Ardent L480']);
    expect(findModels('studioj31', MODELS)).toEqual(['Ardent Studio J310']);
    expect(findModels('l-48', ['Ardent L48'])).toEqual(['Ardent L48']);
    expect(findModels('tudio', MODELS)).toEqual(['Ardent Studio J310', 'Ardent Studio J1000']);
    expect(findModels('', MODELS)).toEqual([]);
    expect(findModels('%', MODELS)).toEqual([]);
    expect(findModels('laserjet', MODELS)).toEqual([]);
  });

  it('is meant by what is mistyped by a letter, the nearest alone, and by nothing that is farther', () => {
    expect(nearestModels('ardnet l48', MODELS)).toEqual(['Ardent L48', 'Ardent L480']);
    expect(nearestModels('adrent studo j310', MODELS)).toEqual(['Ardent Studio J310']);
    expect(nearestModels('ardent l84', ['Ardent L48', 'Ardent L205'])).toEqual(['Ardent L48']);
    expect(nearestModels('brother l48', MODELS)).toEqual([]);
    for (const nothing of ['', '%', 'x', 'zz']) expect(nearestModels(nothing, MODELS)).toEqual([]);
  });
});

it('the makes of printers are told once each, those with the most models first', () => {
  expect(makesOf(['Kestrel Jet J1', 'Ardent L48', 'Ardent Studio J310', 'Acme 1'])).toEqual(['Ardent', 'Acme', 'Kestrel']);
  expect(makesOf([])).toEqual([]);
});

it('of many models the series are told, where there are several', () => {
  expect(seriesOf(['Ardent Press L300', 'Ardent L48', 'Ardent Column L205', 'Ardent Press L305'])).toEqual([
    'Ardent Column',
    'Ardent Press',
  ]);
  expect(seriesOf(['Ardent Press L300', 'Ardent Press L305', 'Ardent L48'])).toEqual([]);
  expect(seriesOf(['Ardent L48', 'Ardent L480'])).toEqual([]);
});
