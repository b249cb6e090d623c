import { register } from '~/platform/enhancement/register';
import { fillFromStorage } from './stored-prefill';

register(fillFromStorage);
