import { register } from '~/platform/enhancement/register';
import { editHours } from './edited-hours';
import { openParts } from './open-parts';

register(editHours);
register(openParts);
