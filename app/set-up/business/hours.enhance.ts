import { register } from '~/platform/enhancement/register';
import { editHours } from './edited-hours';

register(editHours);
