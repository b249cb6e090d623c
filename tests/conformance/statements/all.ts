import { additions } from './additions';
import { calls } from './calls';
import { constants } from './constants';
import { entities } from './entities';
import { errors } from './errors';
import { rules } from './rules';
import { screens } from './screens';
import type { Statements } from './statement';
import { states } from './states';

/** Every statement, under the headings of docs/conformance.md. */
export const sections: readonly { title: string; statements: Statements }[] = [
  { title: '§2 Screens and routes', statements: screens },
  { title: '§3 Entities and their fields', statements: entities },
  { title: '§4 States and transitions', statements: states },
  { title: '§5 Validation rules, §6 Roles and permissions', statements: rules },
  { title: '§7 The calls it makes', statements: calls },
  { title: '§8 Error catalogue', statements: errors },
  { title: '§9 Constants and limits', statements: constants },
  { title: 'Decisions (D) and engineering (E)', statements: additions },
];
